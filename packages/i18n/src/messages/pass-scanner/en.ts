/** The words of what reads boarding passes, in English. */
export const messages = {
  camera: {
    start: 'Use the camera',
    stop: 'Turn the camera off',
    starting: 'Turning the camera on…',
    hold: 'Hold the code of the pass in front of the camera.',
    picture: 'What the camera sees',
    denied: {
      title: 'The camera may not be used',
      body: 'Allow the camera for this site in the browser, then try again. You can also type.',
    },
    absent: {
      title: 'This device has no camera',
      body: 'Use a reader that is plugged in, or type.',
    },
    away: {
      title: 'The camera does not work right now',
      body: 'Check the connection and try again. Meanwhile you can type.',
    },
  },
} as const;

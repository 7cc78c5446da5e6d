export { AlertCard, type AlertCardProps } from './AlertCard.tsx';
export { AlertForm, type AlertFormProps, type AlertFormWords } from './AlertForm.tsx';
export { AlertSwitch, type AlertSwitchProps } from './AlertSwitch.tsx';

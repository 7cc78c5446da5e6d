/** The pages of account help and enrolment. */
export {};

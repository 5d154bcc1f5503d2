/** What the visitor asks, as typed; specification, section 3, Request-information form. */
export type InformationRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  graduationYear: string;
  interestedPrograms: readonly string[];
  studentType: string;
  howDidYouHear: string;
  additionalQuestions: string;
};

export const emptyRequest: InformationRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  graduationYear: '',
  interestedPrograms: [],
  studentType: '',
  howDidYouHear: '',
  additionalQuestions: '',
};

/** The fields that hold one text. */
export type TextFieldName = Exclude<keyof InformationRequest, 'interestedPrograms'>;

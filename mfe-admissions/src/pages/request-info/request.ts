/** What a visitor who has written nothing asks; specification, section 3, Request-information form. */
export const emptyRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  graduationYear: '',
  interestedPrograms: [] as readonly string[],
  studentType: '',
  howDidYouHear: '',
  additionalQuestions: '',
};

/** What the visitor asks, as typed. */
export type InformationRequest = typeof emptyRequest;

/** The fields that hold one text. */
export type TextFieldName = Exclude<keyof InformationRequest, 'interestedPrograms'>;

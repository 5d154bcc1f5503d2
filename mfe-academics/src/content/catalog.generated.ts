// Written by the build from content/majors and content/colleges (write-catalog.ts). Do not edit.

export const collegeCatalog = [
  {"slug":"business","name":"College of Business","shortName":"Business","note":"Accounts, markets and the people in them"},
  {"slug":"engineering","name":"College of Engineering","shortName":"Engineering","note":"Software, machines, devices and bridges"},
  {"slug":"arts-sciences","name":"College of Arts and Sciences","shortName":"Arts and Sciences","note":"Minds, texts, numbers and the sea"},
] as const;

export const majorCatalog = [
  {"slug":"computer-science","name":"Computer Science","description":"From the first loop to a system that other people depend on.","duration":"4 years","type":"Bachelor of Science","college":"engineering"},
  {"slug":"business-administration","name":"Business Administration","description":"How an organization earns, spends, hires and decides, from the ledger up.","duration":"4 years","type":"Bachelor of Business Administration","college":"business"},
  {"slug":"biomedical-engineering","name":"Biomedical Engineering","description":"Devices, materials and images for the body, designed with the clinic next door.","duration":"4 years","type":"Bachelor of Science","college":"engineering"},
  {"slug":"psychology","name":"Psychology","description":"How people think, remember and change their minds, tested by experiment.","duration":"4 years","type":"Bachelor of Arts","college":"arts-sciences"},
] as const;

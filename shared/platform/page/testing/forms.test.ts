test('a form that sends nothing is submitted without a word', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<form method="dialog"><button>Ask</button></form>';
  const submitted = jest.fn();
  document.querySelector('form')!.onsubmit = submitted;
  document.querySelector('button')!.click();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(complaint).not.toHaveBeenCalled();
});

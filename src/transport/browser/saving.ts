/** Whether the shopper asks for few bytes. */
export const isSavingData = () =>
	!! ( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData;

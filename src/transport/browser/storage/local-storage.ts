/** The local storage of a window; null if the browser denies it. */
export const storageOf = ( view: Window = window ): Storage | null => {
	try {
		return view.localStorage;
	} catch {
		// Cookies and storage are blocked for this site.
		return null;
	}
};

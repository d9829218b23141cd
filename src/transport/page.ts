/**
 * Reads one element of a page of the shop anew, as the server prints it now.
 *
 * @param url      Of the page.
 * @param selector Of the element.
 * @param cache    Whether an answer of before will do.
 * @return Its HTML; null when it cannot be had.
 */
export const readElement = async (
	url: string,
	selector: string,
	cache: RequestCache = 'no-store'
): Promise< string | null > => {
	try {
		const response = await window.fetch( url, {
			credentials: 'same-origin',
			cache,
		} );
		if ( ! response.ok ) {
			return null;
		}
		const page = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		return page.querySelector( selector )?.outerHTML ?? null;
	} catch {
		// No network: as much use as an answer without the element.
		return null;
	}
};

/**
 * Sends a form to a page of the admin, which answers with itself.
 *
 * @param url    Of the page.
 * @param fields What is sent.
 * @param signal Ends the request.
 * @return The page; throws when it cannot be had.
 */
export const sendForm = async (
	url: string,
	fields: FormData,
	signal: AbortSignal
): Promise< Document > => {
	const response = await window.fetch( url, {
		method: 'POST',
		body: fields,
		credentials: 'same-origin',
		signal,
	} );
	if ( ! response.ok ) {
		throw new Error( `HTTP ${ response.status }` );
	}
	return new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
};

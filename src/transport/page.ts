/**
 * Fetches one element of a page of the shop.
 *
 * @param url      URL of the page.
 * @param selector Selector of the element.
 * @param cache    Cache mode of the request.
 * @return The element's HTML; null on failure.
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
		// A network error is treated like a missing element.
		return null;
	}
};

/**
 * Submits a form to an admin page, which responds with the page itself.
 *
 * @param url    URL of the page.
 * @param fields Form data.
 * @param signal Aborts the request.
 * @return The page; throws on failure.
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

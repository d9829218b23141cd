/**
 * Fetches a page of the shop.
 *
 * @param url   URL of the page.
 * @param cache Cache mode of the request.
 * @return The page; null on failure.
 */
export const readPage = async (
	url: string,
	cache: RequestCache = 'no-store'
): Promise< Document | null > => {
	try {
		const response = await window.fetch( url, {
			credentials: 'same-origin',
			cache,
		} );
		return response.ok
			? new DOMParser().parseFromString(
					await response.text(),
					'text/html'
			  )
			: null;
	} catch {
		// A network error is treated like a missing page.
		return null;
	}
};

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
	cache?: RequestCache
): Promise< string | null > =>
	( await readPage( url, cache ) )?.querySelector( selector )?.outerHTML ??
	null;

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

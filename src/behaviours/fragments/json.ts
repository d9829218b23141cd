/**
 * Takes the JSON out of the HTML of a data region. It is never treated as HTML
 * of the page: it is read in a document that runs nothing.
 *
 * @return Null when it holds no readable JSON.
 */
export const jsonOf = ( html: string ): string | null => {
	const script = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector( 'script[type="application/json"]' );
	try {
		const text = script?.textContent ?? '';
		JSON.parse( text );
		return text;
	} catch {
		return null;
	}
};

/** Whether an element of the page is a region of data. */
export const isData = ( element: Element ): boolean =>
	element.matches( 'script[type="application/json"]' );

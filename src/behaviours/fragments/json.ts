/**
 * Extracts the JSON from the HTML of a data region. The HTML is parsed in an
 * inert document and never inserted into the page.
 *
 * @return Null without valid JSON.
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

/** Whether an element is a data region (JSON script). */
export const isData = ( element: Element ): boolean =>
	element.matches( 'script[type="application/json"]' );

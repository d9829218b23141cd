/**
 * Finds elements and attributes that sanitized content must not have.
 * Self-contained, so that it can be evaluated in a browser.
 *
 * @param box Element with the content.
 * @return The attribute or element of each violation.
 */
export const faultsIn = ( box: Element ): string[] => {
	const forbidden =
		'script, style, iframe, object, embed, applet, base, link, meta, frame, animate, set, use, foreignObject, portal';
	const addresses =
		/^(?:href|src|action|formaction|xlink:href|data|ping|srcdoc|poster|background|values|to)$/;
	const faults: string[] = [];
	for ( const element of box.querySelectorAll( '*' ) ) {
		if ( element.matches( forbidden ) ) {
			faults.push( element.localName );
		}
		const isField = element.matches( 'input, select, textarea, button' );
		for ( const { name, value } of element.attributes ) {
			// Browsers ignore whitespace and control characters in a URL scheme.
			const url = Array.from( value )
				.filter( ( sign ) => sign > ' ' )
				.join( '' )
				.toLowerCase();
			if ( name.startsWith( 'on' ) || name === 'srcdoc' ) {
				faults.push( name );
			} else if (
				addresses.test( name ) &&
				( /^(?:java|vb)script:/.test( url ) ||
					( url.startsWith( 'data:' ) &&
						! url.startsWith( 'data:image/' ) ) )
			) {
				faults.push( name );
			} else if ( name === 'id' && ! value.startsWith( 'quick-view-' ) ) {
				faults.push( `id ${ value }` );
			} else if ( name === 'name' && ! isField ) {
				faults.push( `name ${ value }` );
			}
		}
	}
	return faults;
};

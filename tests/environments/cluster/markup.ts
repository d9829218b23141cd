/** Parsers for the parts of the shop's pages that the tests need. */

/** A cart item. */
export interface Line {
	key: string;
	product_id: number;
	variation_id: number;
	quantity: number;
	remove_url: string;
}

/** A cart, as in its JSON data. */
export interface Cart {
	count: number;
	lines: Line[];
	/** Amount in minor units. */
	totals: { total: number };
}

const text = ( attribute: string ): string =>
	attribute
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#039;', "'" )
		.replaceAll( '&#038;', '&' )
		.replaceAll( '&amp;', '&' );

const attribute = ( tag: string, name: string ): string | undefined => {
	const found = new RegExp( `\\s${ name }=("([^"]*)"|'([^']*)')` ).exec(
		tag
	);
	return found ? text( found[ 2 ] ?? found[ 3 ] ?? '' ) : undefined;
};

/**
 * Returns the default fields of a form, as a browser sends them, without buttons.
 *
 * @param html  HTML of the page.
 * @param start Beginning of the form after `<form`.
 * @return Values by name.
 * @throws Error When there is no such form.
 */
export function fieldsOf(
	html: string,
	start: RegExp
): Record< string, string > {
	const form = [ ...html.matchAll( /<form\b[^>]*>/g ) ].find( ( [ tag ] ) =>
		start.test( tag )
	);
	if ( ! form ) {
		throw new Error( `The page has no form at ${ String( start ) }.` );
	}
	const end = html.indexOf( '</form>', form.index );
	const inside = html.slice( form.index, end );
	const fields: Record< string, string > = {};
	for ( const [ tag ] of inside.matchAll( /<(input|textarea)\b[^>]*>/g ) ) {
		const name = attribute( tag, 'name' );
		const type = attribute( tag, 'type' ) ?? 'text';
		const isChosen =
			! /^(radio|checkbox)$/.test( type ) || /\schecked\b/.test( tag );
		if ( name && isChosen && type !== 'submit' ) {
			fields[ name ] = attribute( tag, 'value' ) ?? '';
		}
	}
	for ( const [ tag, inner = '' ] of inside.matchAll(
		/<select\b[^>]*>([\s\S]*?)<\/select>/g
	) ) {
		const name = attribute( tag, 'name' );
		const option = /<option\b[^>]*\sselected\b[^>]*>/.exec( inner )?.[ 0 ];
		if ( name ) {
			fields[ name ] = option ? attribute( option, 'value' ) ?? '' : '';
		}
	}
	return fields;
}

/**
 * Returns the cart in a page or in a response's fragments.
 *
 * @param body HTML, or JSON of a response.
 * @throws Error When there is none.
 */
export function cartOf( body: string ): Cart {
	const html = body.startsWith( '{' )
		? ( JSON.parse( body ) as { fragments?: Record< string, string > } )
				.fragments?.[ '#vitrine-cart-data' ] ?? ''
		: body;
	const data = /id="vitrine-cart-data">([^<]*)<\/script>/.exec( html )?.[ 1 ];
	if ( data === undefined ) {
		throw new Error( `Response without a cart: ${ body.slice( 0, 400 ) }` );
	}
	return JSON.parse( data ) as Cart;
}

/** The fields of a Checkout Session in Stripe's format that a shop needs. */
export interface Session {
	object: 'checkout.session';
	id: string;
	status: 'open' | 'complete' | 'expired';
	payment_status: 'unpaid' | 'paid';
	payment_intent: {
		object: 'payment_intent';
		id: string;
		status: string;
	} | null;
	url: string | null;
	amount_total: number;
	currency: string;
	client_reference_id: string;
	metadata: Record< string, string >;
	success_url: string;
	cancel_url: string;
	/** Descriptions of the line items. */
	lines: string[];
}

/** A refund in Stripe's format. */
export interface Refund {
	object: 'refund';
	id: string;
	status: 'succeeded';
	amount: number;
	payment_intent: string;
	metadata: Record< string, string >;
}

const mapOf = ( form: URLSearchParams, name: string ) =>
	Object.fromEntries(
		[ ...form ].flatMap( ( [ key, value ] ) => {
			const part = new RegExp( `^${ name }\\[([^\\]]+)\\]$` ).exec( key );
			return part?.[ 1 ] ? [ [ part[ 1 ], value ] ] : [];
		} )
	);

/**
 * Creates a session from a shop's request.
 *
 * @param id   Session ID.
 * @param form Fields of the request.
 * @param host Origin of its page.
 */
export const sessionOf = (
	id: string,
	form: URLSearchParams,
	host: string
): Session => {
	const lines: string[] = [];
	let total = 0;
	for ( let n = 0; form.has( `line_items[${ n }][quantity]` ); n++ ) {
		const of = ( name: string ) =>
			form.get( `line_items[${ n }][price_data]${ name }` ) ?? '';
		total +=
			Number( of( '[unit_amount]' ) ) *
			Number( form.get( `line_items[${ n }][quantity]` ) );
		lines.push( of( '[product_data][name]' ) );
	}
	return {
		object: 'checkout.session',
		id,
		status: 'open',
		payment_status: 'unpaid',
		payment_intent: null,
		url: `${ host }/pay/${ id }`,
		amount_total: total,
		currency: form.get( 'line_items[0][price_data][currency]' ) ?? '',
		client_reference_id: form.get( 'client_reference_id' ) ?? '',
		metadata: mapOf( form, 'metadata' ),
		success_url: form.get( 'success_url' ) ?? '',
		cancel_url: form.get( 'cancel_url' ) ?? '',
		lines,
	};
};

/**
 * Creates a refund from a shop's request.
 *
 * @param id   Refund ID.
 * @param form Fields of the request.
 */
export const refundOf = ( id: string, form: URLSearchParams ): Refund => ( {
	object: 'refund',
	id,
	status: 'succeeded',
	amount: Number( form.get( 'amount' ) ),
	payment_intent: form.get( 'payment_intent' ) ?? '',
	metadata: mapOf( form, 'metadata' ),
} );

const escaped = ( text: string ) =>
	text.replace( /[&<"]/g, ( one ) => `&#${ one.charCodeAt( 0 ) };` );

/**
 * The page on which a session is paid.
 *
 * @param session The session.
 * @param said    Message above it; empty for none.
 */
export const pageOf = ( session: Session, said: string ): string => {
	const button = ( card: string, label: string ) =>
		`<form method="post" action="/pay/${ session.id }"><button name="card" value="${ card }">${ label }</button></form>`;
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pay</title><h1>Pay ${
		session.amount_total
	} ${ session.currency }</h1>${
		said ? `<p role="alert">${ said }</p>` : ''
	}<ul>${ session.lines
		.map( ( line ) => `<li>${ escaped( line ) }</li>` )
		.join( '' ) }</ul>${ button( 'good', 'Pay' ) }${ button(
		'bad',
		'Pay with a card that is declined'
	) }${ button(
		'slow',
		'Pay by bank transfer with a delay'
	) }<a href="${ escaped( session.cancel_url ) }">Back</a></html>`;
};

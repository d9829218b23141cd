import { AGREEMENT, SHOPPER } from './agreement';
import type { Behavior } from './behavior';
import { Seal } from './seal';
import { seal, type Session } from './session';

/** The shop server's response to a payment; PHP: `Modules\Wallet\Endpoints\PlacePaidOrder`. */
export type Placed =
	| { success: true; order_id: number; redirect_url: string }
	| { success: false; error: string; code: string };

/**
 * Reports the payment of a session to the shop's server.
 *
 * @param key      Session key in the URL; identifies the payment.
 * @param session  The paid session.
 * @param behavior How to report it.
 */
export async function pay(
	key: string,
	session: Session,
	behavior: Behavior
): Promise< Placed > {
	const wrong = behavior.payment === 'wrong-amount' ? 1 : 0;
	const answer = JSON.stringify( {
		ticket: session.ticket,
		merchant_id: AGREEMENT.merchant_id,
		issued: Math.floor( Date.now() / 1000 ),
		ship_elsewhere: false,
		payment: {
			id: `pay_${ key }`,
			amount: session.total + wrong,
			currency: session.currency,
		},
		fields: SHOPPER,
	} );
	const signer =
		behavior.payment === 'forged' ? new Seal( 'another key' ) : seal;
	const send = () =>
		post( session.order_url, {
			blog_id: session.blog_id,
			answer,
			signature: signer.sign( 'answer', session.blog_id, answer ),
		} );
	if ( behavior.payment === 'twice' ) {
		const [ , second ] = await Promise.all( [ send(), send() ] );
		return second;
	}
	if ( behavior.payment === 'lost' ) {
		await send();
	}
	return send();
}

async function post(
	url: string,
	fields: Record< string, string >
): Promise< Placed > {
	const answer = await fetch( url, {
		method: 'POST',
		body: new URLSearchParams( fields ),
	} );
	return ( await answer.json() ) as Placed;
}

import { randomBytes } from 'node:crypto';
import type { Answer, Post, Worker } from './workers';

/** A shopper with a filled cart, created by tests/faults/php/prepare.php. */
export interface Shopper {
	email: string;
	cookies: Record< string, string >;
	security: string;
	/** Cart hash of the form. */
	hash: string;
	/** The wallet's signed payment report, if it pays. */
	wallet?: Record< string, string >;
}

/** The final answer to a shopper. */
export interface Told {
	shopper: Shopper;
	/** `success`, an error code, or `nothing`. */
	word: string;
	/** Redirect of a success; a payment page is no confirmation. */
	redirect: string;
	/** Whether the shopper left after the first submission. */
	gone: boolean;
	/** All answers, for the failure report. */
	way: string[];
}

export interface Purchase {
	/** `cod`, `till`, `bank` or `wallet`. */
	method: string;
	/** Mode of the gateway. */
	mode?: string;
	/** Fault of a request. */
	fault?: string;
	killAfter?: number;
	/** Number of requests with the fault; one by default. */
	times?: number;
	/** Milliseconds after which the same form is submitted again. */
	twice?: number;
	/** Whether the form is submitted only once. */
	gone?: boolean;
}

const TRIES = 30;

/** Error codes after which the page's script or the shopper tries again. */
const AGAIN = [ 'vitrine_order_in_progress', 'vitrine_cart_busy' ];

const wait = ( ms: number ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

function read( answer: Answer ): { word: string; redirect: string } {
	try {
		const said = JSON.parse( answer?.body ?? '' ) as Record<
			string,
			unknown
		>;
		if ( said.result === 'success' || said.success === true ) {
			return {
				word: 'success',
				redirect: [ said.redirect, said.redirect_url ]
					.filter( ( url ) => typeof url === 'string' )
					.join( '' ),
			};
		}
		return typeof said.code === 'string'
			? { word: said.code, redirect: '' }
			: { word: '', redirect: '' };
	} catch {
		return { word: '', redirect: '' };
	}
}

function form(
	shopper: Shopper,
	{ method, mode = '' }: Purchase,
	key: string
) {
	if ( method === 'wallet' ) {
		return {
			path: '/?wc-ajax=vitrine_woopay_order',
			fields: shopper.wallet ?? {},
		};
	}
	return {
		path: '/?wc-ajax=checkout',
		cookies: shopper.cookies,
		fields: {
			security: shopper.security,
			cart_hash: shopper.hash,
			vitrine_order_key: key,
			payment_method: method,
			'payment_data[mode]': mode,
			billing_email: shopper.email,
			billing_phone: '+49 30 123456',
			billing_first_name: 'Anna',
			billing_last_name: 'Müller',
			billing_country: 'DE',
			billing_address_1: 'Hauptstraße 1',
			billing_city: 'Berlin',
			billing_postcode: '10115',
		},
	};
}

/**
 * Places an order as the page's script does: submissions without a response, or
 * with one to try again, are repeated with the same key.
 *
 * @param shopper  The shopper.
 * @param purchase The purchase and its faults.
 * @param worker   The worker to use.
 * @param other    The worker for a concurrent second submission.
 */
export async function buy(
	shopper: Shopper,
	purchase: Purchase,
	worker: Worker,
	other?: Worker
): Promise< Told[] > {
	const key = randomBytes( 16 ).toString( 'hex' );
	const post: Post = form( shopper, purchase, key );
	const { fault, killAfter } = purchase;
	const happens = {
		...( fault === undefined ? {} : { fault } ),
		...( killAfter === undefined ? {} : { killAfter } ),
	};
	const persist = async ( by: Worker, first: boolean ): Promise< Told > => {
		const way: string[] = [];
		const told = {
			shopper,
			word: 'nothing',
			redirect: '',
			gone: purchase.gone === true,
			way,
		};
		for ( let n = 0; n < TRIES; n++ ) {
			const answer = await by.send(
				first && n < ( purchase.times ?? 1 )
					? { ...post, ...happens }
					: post
			);
			const { word, redirect } = read( answer );
			way.push(
				word || ( answer ? `HTTP ${ answer.status }` : 'no answer' )
			);
			if ( ( word && ! AGAIN.includes( word ) ) || purchase.gone ) {
				return { ...told, word: word || 'nothing', redirect };
			}
			await wait( 300 );
		}
		return told;
	};
	const twin =
		other && purchase.twice !== undefined
			? wait( purchase.twice ).then( () => persist( other, false ) )
			: undefined;
	const told = [ await persist( worker, true ) ];
	return twin ? [ ...told, await twin ] : told;
}

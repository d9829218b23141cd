import { randomBytes } from 'node:crypto';
import type { Answer, Post, Worker } from './workers';

/** Someone with something in the cart, as tests/faults/php/prepare.php makes them. */
export interface Shopper {
	email: string;
	cookies: Record< string, string >;
	security: string;
	/** Of the cart, as the form says it. */
	hash: string;
	/** The wallet's signed answer, where it pays. */
	wallet?: Record< string, string >;
}

/** What a shopper was told in the end. */
export interface Told {
	shopper: Shopper;
	/** `success`, a code of refusal, or `nothing`. */
	word: string;
	/** Where a success leads; a payment page is no confirmation. */
	redirect: string;
	/** Whether the shopper went away after the first form. */
	gone: boolean;
	/** Every answer on the way, for the report of a failure. */
	way: string[];
}

export interface Purchase {
	/** `cod`, `till`, `bank` or `wallet`. */
	method: string;
	/** What the gateway is to do. */
	mode?: string;
	/** What happens to a request. */
	fault?: string;
	killAfter?: number;
	/** To how many requests it happens; once by default. */
	times?: number;
	/** Milliseconds after which the same form is sent a second time. */
	twice?: number;
	/** Whether no form is sent again after the first. */
	gone?: boolean;
}

const TRIES = 30;

/** Answers after which the page's script asks again, or its shopper presses again. */
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
 * Places an order as the page's script does: what is lost on the way is sent
 * again with the same key, and so is what is told to wait.
 *
 * @param shopper  Who.
 * @param purchase How, and what happens to it.
 * @param worker   Who serves it.
 * @param other    Who serves a second form at the same time.
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

import contract from '../../contract';
import { browserEnvironment } from '../../transport/browser/environment';
import { endpointUrl } from '../../transport/http/endpoint';
import { createHttp, type Http } from '../../transport/http';
import { isObject, isText } from '../../transport/http/shape';
import type { Page } from '../page';
import {
	type CheckoutAnswer,
	isExpired,
	isInProgress,
	readAnswer,
} from './answer';

/** Milliseconds: a payment asks a bank, which takes its time. */
const TIMEOUT = 60_000;

/** So often is a shop asked that says that the payment is under way; it waits by itself each time. */
const PATIENCE = 3;

/** Milliseconds that an order waits for the cart at most. */
const LONGEST_WAIT = 10_000;

const { endpoints, fields } = contract;

const urlOf = ( page: Page, endpoint: string ) =>
	endpointUrl( page.settings, page.name( endpoint ) );

/** A hidden field of the form. */
export const hiddenField = ( form: HTMLFormElement, name: string ) =>
	form.querySelector< HTMLInputElement >( `input[name="${ name }"]` );

const renewNonce = async ( page: Page, http: Http, form: HTMLFormElement ) => {
	const answer = await http( {
		url: urlOf( page, endpoints.nonces ),
		timeout: TIMEOUT,
	} );
	const input = hiddenField( form, fields.security );
	if ( answer.ok && isObject( answer.value ) && input ) {
		const { security } = answer.value;
		input.value = isText( security ) ? security : input.value;
	}
};

/** Waits for what the cart is told of the address: two writes at once would refuse the order. */
const settled = ( { cart }: Page ): Promise< void > =>
	new Promise( ( done ) => {
		const end = () => {
			stop();
			clearTimeout( timer );
			done();
		};
		const timer = setTimeout( end, LONGEST_WAIT );
		const stop = cart.subscribe( ( { busy } ) => {
			if ( ! busy ) {
				end();
			}
		} );
		if ( ! cart.getState().busy ) {
			end();
		}
	} );

/**
 * Sends the form. What is lost on the way is sent once more, and so is what a
 * nonce of yesterday kept from being read: the form's key makes one order of
 * all that is sent with it.
 *
 * @param seen The cart's hash when the button was pressed: another total that has come since is not ordered unseen.
 * @return Null when nobody knows what became of it.
 * @see field 8
 */
export const sendForm = async (
	page: Page,
	form: HTMLFormElement,
	seen?: string
): Promise< CheckoutAnswer | null > => {
	const http = createHttp( browserEnvironment().fetch );
	if ( page.settings.follows_address ) {
		await settled( page );
	}
	const attempt = async () => {
		const body = new FormData( form );
		if ( seen ) {
			body.set( page.name( fields.cart_hash ), seen );
		}
		const answer = await http( {
			url: urlOf( page, endpoints.checkout ),
			body,
			timeout: TIMEOUT,
		} );
		return answer.ok
			? readAnswer( answer.value, page.name( fields.idempotency_key ) )
			: null;
	};
	const persist = async () => {
		let answer = ( await attempt() ) ?? ( await attempt() );
		for ( let n = 1; n < PATIENCE && isInProgress( answer ); n++ ) {
			answer = ( await attempt() ) ?? answer;
		}
		return answer;
	};
	const first = await persist();
	if ( ! isExpired( first ) ) {
		return first;
	}
	await renewNonce( page, http, form );
	return persist();
};

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

/** In milliseconds; long, since payment requests may take a while. */
const TIMEOUT = 60_000;

/** Maximum attempts while the payment is pending; the shop waits each time. */
const PATIENCE = 3;

/** How long an order waits for pending cart writes, in milliseconds. */
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

/** Waits for pending cart writes: concurrent ones would refuse the order. */
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
 * Submits the form. A lost response or an expired nonce causes one retry; the
 * idempotency key ensures a single order.
 *
 * @param seen The cart hash when the button was pressed, so that a total the
 *             shopper has not seen is refused.
 * @return Null when the outcome is unknown.
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

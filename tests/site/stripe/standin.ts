import { copyFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Stripe from 'stripe';
import { sitePath } from '../tools/paths';
import type { Site } from '../types';
import {
	pageOf,
	type Refund,
	refundOf,
	type Session,
	sessionOf,
} from './session';

/** Keys for the shop's settings, of no use anywhere else. */
export const KEYS = {
	key: 'sk_test_standin',
	webhookSecret: 'whsec_standin',
} as const;

/** A local fake of Stripe: its published API, a payment page, and events signed with Stripe’s own library. */
export interface StripeStandin {
	sessions: Map< string, Session >;
	refunds: Map< string, Refund >;
	/** Whether to hold events back, to be sent by hand. */
	silent: boolean;
	/** Registers a shop, and configures it to use this server. */
	connect: ( site: Site ) => Promise< void >;
	/**
	 * Sends an event.
	 *
	 * @return HTTP status of the shop's response.
	 */
	tell: ( type: string, object: object ) => Promise< number >;
	stop: () => Promise< void >;
}

const read = async ( request: IncomingMessage ): Promise< URLSearchParams > => {
	const parts: Buffer[] = [];
	for await ( const part of request ) {
		parts.push( part as Buffer );
	}
	return new URLSearchParams( Buffer.concat( parts ).toString() );
};

const answer = (
	response: ServerResponse,
	status: number,
	value: object
): void => {
	response.writeHead( status, { 'content-type': 'application/json' } );
	response.end( JSON.stringify( value ) );
};

const refuse = ( response: ServerResponse, status: number, code: string ) =>
	answer( response, status, { error: { code, message: code } } );

/** Starts a fake server on a free port. */
export async function createStripe(): Promise< StripeStandin > {
	const sessions = new Map< string, Session >();
	const refunds = new Map< string, Refund >();
	const known = new Map< string, object >();
	const { webhooks } = new Stripe( KEYS.key );
	let host = '';
	let shop = '';

	const tell = async ( type: string, object: object ): Promise< number > => {
		const payload = JSON.stringify( {
			id: `evt_${ Math.random() }`,
			object: 'event',
			type,
			livemode: false,
			data: { object },
		} );
		const { status } = await fetch(
			`${ shop }/?rest_route=/vitrine/v1/webhooks/stripe`,
			{
				method: 'POST',
				body: payload,
				headers: {
					'content-type': 'application/json',
					'stripe-signature': webhooks.generateTestHeaderString( {
						payload,
						secret: KEYS.webhookSecret,
					} ),
				},
			}
		);
		return status;
	};

	const api = (
		method: string,
		path: string,
		form: URLSearchParams,
		response: ServerResponse
	): void => {
		const [ , , what, id = '', act ] = path.split( '/' );
		const session = sessions.get( id );
		if ( what === 'refunds' ) {
			const refund = refundOf( `re_${ refunds.size + 1 }`, form );
			refunds.set( refund.id, refund );
			answer( response, 200, refund );
		} else if ( method === 'POST' && ! id ) {
			const made = sessionOf(
				`cs_test_${ sessions.size + 1 }`,
				form,
				host
			);
			sessions.set( made.id, made );
			answer( response, 200, made );
		} else if ( ! session ) {
			refuse( response, 404, 'resource_missing' );
		} else if ( act === 'expire' && session.status !== 'open' ) {
			refuse( response, 400, 'session_not_open' );
		} else {
			if ( act === 'expire' ) {
				Object.assign( session, { status: 'expired', url: null } );
			}
			answer( response, 200, session );
		}
	};

	const pay = async (
		standin: StripeStandin,
		session: Session,
		card: string,
		response: ServerResponse
	): Promise< void > => {
		if ( session.status !== 'open' || card === 'bad' ) {
			response.writeHead( 200, { 'content-type': 'text/html' } );
			response.end(
				pageOf( session, 'Your card was declined. Try another one.' )
			);
			return;
		}
		Object.assign( session, {
			status: 'complete',
			payment_status: card === 'slow' ? 'unpaid' : 'paid',
			url: null,
			payment_intent: {
				object: 'payment_intent',
				id: `pi_${ session.id }`,
				status: card === 'slow' ? 'processing' : 'succeeded',
			},
		} satisfies Partial< Session > );
		if ( ! standin.silent ) {
			await tell( 'checkout.session.completed', session );
		}
		response.writeHead( 303, { location: session.success_url } );
		response.end();
	};

	const handle = async (
		request: IncomingMessage,
		response: ServerResponse
	): Promise< void > => {
		const method = request.method ?? 'GET';
		const { pathname } = new URL( request.url ?? '/', host );
		const form = await read( request );
		const [ , first, id = '' ] = pathname.split( '/' );
		const session = sessions.get( id );
		if ( first === 'pay' && session ) {
			if ( method === 'POST' ) {
				await pay(
					standin,
					session,
					form.get( 'card' ) ?? '',
					response
				);
			} else {
				response.writeHead( 200, { 'content-type': 'text/html' } );
				response.end( pageOf( session, '' ) );
			}
			return;
		}
		if ( request.headers.authorization !== `Bearer ${ KEYS.key }` ) {
			refuse( response, 401, 'invalid_api_key' );
			return;
		}
		const key = String( request.headers[ 'idempotency-key' ] ?? '' );
		const before = key && known.get( key );
		if ( before ) {
			answer( response, 200, before );
			return;
		}
		api( method, pathname.replace( '/checkout', '' ), form, response );
		if ( key ) {
			const made =
				pathname === '/v1/refunds'
					? [ ...refunds.values() ].at( -1 )
					: [ ...sessions.values() ].at( -1 );
			if ( made ) {
				known.set( key, made );
			}
		}
	};

	const server = createServer( ( request, response ) => {
		handle( request, response ).catch( ( error: unknown ) => {
			response.writeHead( 500 );
			response.end( String( error ) );
		} );
	} );
	await new Promise< void >( ( done ) =>
		server.listen( 0, '127.0.0.1', done )
	);
	host = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	const standin: StripeStandin = {
		sessions,
		refunds,
		silent: false,
		tell,
		connect: async ( site ) => {
			shop = site.url;
			sessions.clear();
			refunds.clear();
			known.clear();
			standin.silent = false;
			copyFileSync(
				sitePath( 'stripe', 'standin.php' ),
				join( site.dir, 'www/wp-content/mu-plugins/stripe.php' )
			);
			await site.php(
				`update_option( 'stripe_standin', $args['host'] );`,
				{
					args: { host },
					user: 1,
				}
			);
		},
		stop: () =>
			new Promise( ( done ) => {
				server.close( () => done() );
				server.closeAllConnections();
			} ),
	};
	return standin;
}

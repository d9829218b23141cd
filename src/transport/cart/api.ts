import { createResolver } from '../../contract';
import contract from '../../contract/contract.json';
import type { PageSettings } from '../../contract/types';
import type { Intent } from '../../core/cart/types';
import { createFragmentsCache } from '../browser/storage/fragments-cache';
import type { Environment } from '../browser/environment';
import { withToldCart } from '../cart-data';
import { createHttp, type HttpAnswer, type HttpRequest } from '../http';
import { endpointUrl } from '../http/endpoint';
import { canOutlivePage } from '../http/keepalive';
import { createNonces, type NoncesAnswer } from '../http/nonces';
import { parseAnswer } from '../http/parse';
import { isObject } from '../http/shape';
import { createKnown } from './known';
import type { ApiAnswer, CartApi } from './types';
import { omittableRegions } from './without';
import { WRITE_TIMEOUT } from './writing';
import {
	needsNonce,
	readRequest,
	writeRequest,
	type CartRequest,
} from './requests';

/** Timeout for file uploads in milliseconds, allowing for slow networks. */
const UPLOAD_TIMEOUT = 300_000;

const hasFiles = ( { body }: CartRequest ): boolean =>
	body instanceof FormData &&
	[ ...body.values() ].some(
		( value ) => value instanceof File && value.size > 0
	);

const asAnswer = (
	answer: HttpAnswer,
	scope: string,
	without: string[]
): ApiAnswer => {
	if ( ! answer.ok ) {
		return answer;
	}
	const { value } = answer;
	const parsed = parseAnswer( value, answer.status >= 400 );
	if ( parsed && isObject( value ) ) {
		return {
			ok: true,
			...withToldCart(
				without.length ? { ...parsed, without } : parsed,
				value.cart,
				scope
			),
		};
	}
	return {
		ok: false,
		trouble: isObject( value ) ? 'empty' : 'http',
	};
};

const isExpired = ( answer: ApiAnswer ): boolean =>
	answer.ok && answer.answer.code === contract.error_codes.nonce_expired;

/**
 * The cart requests of a shop. They never reject. The server serializes
 * concurrent writes of several tabs.
 *
 * @see spec 7.1-7.5
 */
export const createCartApi = (
	settings: PageSettings,
	env: Environment
): CartApi => {
	const http = createHttp( env.fetch );
	const resolve = createResolver( settings.brands );
	const { timeout } = settings.fragments;
	const cache = createFragmentsCache(
		env.storage,
		createKnown( settings, env ).key
	);
	const nonces = createNonces( () =>
		http( {
			url: endpointUrl( settings, resolve( contract.endpoints.nonces ) ),
			timeout,
		} )
	);
	const ask = async (
		request: CartRequest,
		limits: Pick< HttpRequest, 'timeout' | 'signal' | 'keepalive' >
	) => {
		// A second shop's regions are mixed with the main one's.
		const without = settings.scope
			? []
			: omittableRegions( env, cache.read() );
		// The cart's data are sent as `cart`, not also as HTML.
		const headers = {
			[ contract.headers.without ]: [
				contract.markers.cart_data,
				...without,
			].join(),
		};
		return asAnswer(
			await http( { ...request, ...limits, headers } ),
			settings.scope ?? '',
			without
		);
	};

	// Uncached pages may have the nonce for mini-cart quantities.
	let { single_product_qty_ajax_nonce: printed = '' } = settings.theme;
	const prove = async ( intent: Intent ): Promise< NoncesAnswer > =>
		printed && intent.kind === 'quantity' && intent.via === 'mini-cart'
			? { ok: true, nonces: { qtyNonce: printed, security: '' } }
			: nonces.get();

	const attempt = async ( intent: Intent ): Promise< ApiAnswer > => {
		const proof = needsNonce( intent ) ? await prove( intent ) : null;
		if ( proof && ! proof.ok ) {
			return proof;
		}
		const request = writeRequest(
			settings,
			resolve,
			intent,
			proof?.nonces ?? null
		);
		return ask( request, {
			timeout: hasFiles( request ) ? UPLOAD_TIMEOUT : WRITE_TIMEOUT,
			keepalive: canOutlivePage( request.body ),
		} );
	};
	const write = async ( intent: Intent ): Promise< ApiAnswer > => {
		const first = await attempt( intent );
		if ( ! isExpired( first ) || ! needsNonce( intent ) ) {
			return first;
		}
		printed = '';
		nonces.expire();
		return attempt( intent );
	};
	return {
		write,
		read: ( signal ) =>
			ask( readRequest( settings, env.now() ), { timeout, signal } ),
	};
};

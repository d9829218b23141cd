import contract, { createResolver } from '../contract';
import type { LoopContent, LoopData, PageSettings } from '../contract/types';
import { endpointUrl } from './http/endpoint';
import type { Http, HttpAnswer } from './http';
import {
	type Check,
	isMap,
	isNumber,
	isObject,
	isShape,
	isText,
	isTexts,
	isTruth,
	orUndefined,
} from './http/shape';

const { actions, endpoints, error_codes, fields, messages } = contract;

/** Why a listing could not be updated. @see spec 8.4 */
export class LoopError extends Error {
	/**
	 * @param message Error message of spec 8.4.
	 * @param shown   Text for the visitor.
	 */
	constructor(
		message: string,
		readonly shown: string
	) {
		super( message );
	}
}

const isContent: Check< LoopContent > = isShape< LoopContent >( {
	wrapper: isText,
	pagination: isText,
	count: orUndefined( isText ),
	total: orUndefined( isNumber ),
	pages: orUndefined( isNumber ),
	alone: orUndefined( isTruth ),
	options: orUndefined( isMap( isMap( isNumber ) ) ),
	facets: orUndefined( isMap( isMap( isNumber ) ) ),
	active: orUndefined( isText ),
	texts: orUndefined( isTexts ),
} );

/** The `data` field of a response, or an empty object. */
const dataOf = ( value: unknown ): Record< string, unknown > =>
	isObject( value ) && isObject( value.data ) ? value.data : {};

const isExpired = ( answer: HttpAnswer ): boolean =>
	answer.ok && dataOf( answer.value ).code === error_codes.nonce_expired;

type Settings = Pick<
	PageSettings,
	'ajax_url' | 'brands' | 'endpoint_url' | 'fragments' | 'loop' | 'texts'
>;

/**
 * Creates the client for listing results.
 *
 * @param settings The page's settings.
 * @param http     HTTP client.
 * @see spec 7.10
 */
export const createLoopClient = ( settings: Settings, http: Http ) => {
	const resolve = createResolver( settings.brands );
	const { timeout } = settings.fragments;
	const text = ( key: string ) => settings.texts[ key ] ?? '';
	let nonce: Promise< string > | null = null;

	/** Guests share a nonce, so no session starts. Failures are not kept. */
	const fetchNonce = async (): Promise< string > => {
		const url = new URL(
			endpointUrl( settings, resolve( endpoints.nonces ) ),
			// The endpoint URL may lack the host.
			settings.ajax_url
		);
		url.searchParams.set(
			fields.nonces_for,
			contract.settings_values.loop_nonce
		);
		const answer = await http( { url: url.href, timeout } );
		const value = answer.ok ? answer.value : null;
		const found = isObject( value ) ? value[ fields.security ] : null;
		if ( isText( found ) ) {
			return found;
		}
		nonce = null;
		return '';
	};

	const send = async (
		data: LoopData,
		chosen: Readonly< Record< string, string > >,
		signal?: AbortSignal
	): Promise< HttpAnswer > => {
		const form = new FormData();
		const all: Record< string, string > = {
			action: resolve( actions.update_loop_builder_content ),
			[ fields.post_id ]: String( settings.loop?.post_id ?? 0 ),
			[ fields.post_type ]: settings.loop?.post_type ?? '',
			[ fields.query_id ]: String( data.query_id ),
			[ fields.block_id ]: data.block_id,
			...chosen,
		};
		const abort = signal ? { signal } : {};
		if ( data.method === 'GET' ) {
			// The URL may have a language parameter.
			const url = new URL( settings.ajax_url );
			for ( const [ name, value ] of Object.entries( all ) ) {
				url.searchParams.set( name, value );
			}
			url.searchParams.sort();
			return http( {
				url: url.href,
				timeout,
				cache: 'default',
				...abort,
			} );
		}
		all[ fields.security ] = await ( nonce ??= fetchNonce() );
		for ( const [ name, value ] of Object.entries( all ) ) {
			form.append( name, value );
		}
		return http( {
			url: settings.ajax_url,
			body: form,
			timeout,
			...abort,
		} );
	};

	/**
	 * Parses a response.
	 *
	 * @throws {LoopError} {LoopError} If it has no results.
	 */
	const read = ( answer: HttpAnswer ): LoopContent => {
		if ( ! answer.ok ) {
			throw new LoopError(
				answer.trouble === 'http' || answer.trouble === 'empty'
					? messages.network_not_ok
					: text( answer.trouble ),
				text( answer.trouble === 'empty' ? 'http' : answer.trouble )
			);
		}
		const { status, value } = answer;
		if ( status >= 400 ) {
			throw new LoopError( messages.network_not_ok, text( 'http' ) );
		}
		const { content, message } = dataOf( value );
		if ( ! isObject( value ) || value.success !== true ) {
			const shown = isText( message ) ? message : text( 'http' );
			throw new LoopError( shown, shown );
		}
		if ( ! isContent( content ) ) {
			throw new LoopError( text( 'http' ), text( 'http' ) );
		}
		return content;
	};

	return {
		/** Prefetches the nonce for the first request. */
		prepare( data: LoopData ): void {
			if ( data.method === 'POST' ) {
				nonce ??= fetchNonce();
			}
		},

		/**
		 * Requests results.
		 *
		 * @param data   The listing.
		 * @param chosen Request fields of the chosen filters.
		 * @param signal Aborts the request.
		 * @return Rejects with a LoopError.
		 */
		async load(
			data: LoopData,
			chosen: Readonly< Record< string, string > >,
			signal?: AbortSignal
		): Promise< LoopContent > {
			const answer = await send( data, chosen, signal );
			if ( ! isExpired( answer ) || data.method === 'GET' ) {
				return read( answer );
			}
			nonce = null;
			return read( await send( data, chosen, signal ) );
		},
	};
};

export type LoopClient = ReturnType< typeof createLoopClient >;

import type { Trouble } from '../../core/cart/failure';

export interface HttpRequest {
	url: string;
	/** POST where there is a body, else GET. */
	body?: FormData | URLSearchParams;
	headers?: Record< string, string >;
	/** Milliseconds until it is given up. */
	timeout: number;
	/** Aborts the request. */
	signal?: AbortSignal;
	/** For what is the same for everybody: a cache may answer. Nothing else ever comes from one. */
	cache?: RequestCache;
	/** It is finished, and its cookies are kept, when the page is left meanwhile. */
	keepalive?: boolean;
}

export type HttpAnswer =
	/** JSON, whatever the status below 500. */
	| { ok: true; status: number; value: unknown; headers: Headers }
	| { ok: false; trouble: Trouble; status: number };

export type Http = ( request: HttpRequest ) => Promise< HttpAnswer >;

/**
 * Asks the shop for JSON. It never rejects: no network, a time-out, a broken
 * and an empty answer are told apart in what it resolves to. Nothing of it is
 * taken from or put into a cache, unless the request says that it may.
 *
 * @param fetch The browser's.
 *
 * @see field 10
 */
export const createHttp =
	( fetch: typeof window.fetch ): Http =>
	async ( {
		url,
		body,
		headers: sent,
		timeout,
		signal,
		cache = 'no-store',
		keepalive = false,
	} ) => {
		const controller = new AbortController();
		const abort = () => controller.abort();
		const timer = setTimeout( abort, timeout );
		signal?.addEventListener( 'abort', abort );
		try {
			const response = await fetch( url, {
				method: body ? 'POST' : 'GET',
				body: body ?? null,
				...( sent && { headers: sent } ),
				credentials: 'same-origin',
				cache,
				keepalive,
				signal: controller.signal,
			} );
			const { ok, status, headers } = response;
			const text = ( await response.text() ).trim();
			if ( ok && ! text ) {
				return { ok: false, trouble: 'empty', status };
			}
			if ( status < 500 ) {
				try {
					const value: unknown = JSON.parse( text );
					return { ok: true, status, value, headers };
				} catch {
					// Not JSON: an error page, told like one.
				}
			}
			return { ok: false, trouble: 'http', status };
		} catch {
			const trouble = controller.signal.aborted ? 'timeout' : 'network';
			return { ok: false, trouble, status: 0 };
		} finally {
			clearTimeout( timer );
			signal?.removeEventListener( 'abort', abort );
		}
	};

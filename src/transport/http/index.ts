import type { Trouble } from '../../core/cart/failure';

export interface HttpRequest {
	url: string;
	/** POST with a body, else GET. */
	body?: FormData | URLSearchParams;
	headers?: Record< string, string >;
	/** Timeout in milliseconds. */
	timeout: number;
	/** Aborts the request. */
	signal?: AbortSignal;
	/** For responses shared by everybody; by default nothing is cached. */
	cache?: RequestCache;
	/** Whether the request continues after the page is left. */
	keepalive?: boolean;
}

export type HttpAnswer =
	/** JSON with any status below 500. */
	| { ok: true; status: number; value: unknown; headers: Headers }
	| { ok: false; trouble: Trouble; status: number };

export type Http = ( request: HttpRequest ) => Promise< HttpAnswer >;

/**
 * Creates the HTTP client for JSON. It never rejects: network errors, timeouts,
 * invalid and empty responses are told apart in the result. Nothing is cached
 * unless the request allows it.
 *
 * @param fetch The browser's `fetch`.
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
					// Not JSON: treated as an error page.
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

import contract, { createResolver } from '../../../contract';
import type { PageSettings } from '../../../contract/types';
import type { WalletNonces, WalletSettings } from '../types';
import type { ShopAnswer } from '../rules/session';
import { endpointUrl } from '../../../transport/http/endpoint';
import type { Http, HttpAnswer } from '../../../transport/http';
import { isObject, isShape, isText } from '../../../transport/http/shape';
import { appendNested } from './nested';

const { endpoints, error_codes: codes, fields } = contract;

const isNonces = isShape< WalletNonces >( {
	_ajax_nonce: isText,
	tracksNonce: isText,
} );

/** The response's content, regardless of its status; null: none. */
const contentOf = ( answer: HttpAnswer ): ShopAnswer =>
	answer.ok && isObject( answer.value ) ? answer.value : null;

const isExpired = ( content: ShopAnswer ): boolean =>
	content?.code === codes.nonce_expired;

/**
 * Creates the requests to the shop's server for the wallet. Nonces that a
 * cached page lacks are requested; expired ones are renewed and the request is
 * repeated once.
 *
 * @param settings Settings of the page.
 * @param http     Sends requests.
 * @see spec 7.14
 */
export const createWalletShop = (
	settings: PageSettings & { wallet: WalletSettings },
	http: Http
) => {
	const name = createResolver( settings.brands );
	const urlOf = ( endpoint: string ) =>
		endpointUrl( settings, name( endpoint ) );
	const { wallet } = settings;
	let { nonces } = wallet;

	const renew = async ( timeout: number ) => {
		const content = contentOf(
			await http( {
				url: wallet.noncesUrl,
				timeout,
			} )
		);
		nonces = isNonces( content ) ? content : undefined;
		return nonces;
	};

	const ask = async (
		url: string,
		write: ( held: WalletNonces ) => FormData | URLSearchParams,
		timeout: number
	): Promise< ShopAnswer > => {
		const attempt = async ( held?: WalletNonces ): Promise< ShopAnswer > =>
			held
				? contentOf(
						await http( { url, body: write( held ), timeout } )
				  )
				: null;
		const content = await attempt( nonces ?? ( await renew( timeout ) ) );
		return isExpired( content )
			? attempt( await renew( timeout ) )
			: content;
	};

	const session = ( endpoint: string, timeout: number, sealed?: unknown ) =>
		ask(
			urlOf( endpoint ),
			( held ) => {
				const form = new FormData();
				form.append( fields.ajax_nonce, held._ajax_nonce );
				appendNested( form, fields.encrypted_data, sealed );
				return form;
			},
			timeout
		);

	return {
		/**
		 * Requests the session for a shopper logged in to the wallet.
		 *
		 * @param sealed  The wallet's encrypted data about the shopper; null: none.
		 * @param timeout Milliseconds.
		 * @return Null: no response.
		 */
		session: ( sealed: unknown, timeout: number ) =>
			session( endpoints.wallet_session, timeout, sealed ),
		/**
		 * Requests the minimum session data.
		 *
		 * @param timeout Milliseconds.
		 * @return Null: no response.
		 */
		minimumSession: ( timeout: number ) =>
			session( endpoints.wallet_minimum_session, timeout ),
	};
};

export type WalletShop = ReturnType< typeof createWalletShop >;

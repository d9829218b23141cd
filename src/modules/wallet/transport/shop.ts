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

/** What an answer holds, whatever its status; null: there is none. */
const contentOf = ( answer: HttpAnswer ): ShopAnswer =>
	answer.ok && isObject( answer.value ) ? answer.value : null;

const isExpired = ( content: ShopAnswer ): boolean =>
	content?.code === codes.nonce_expired;

/**
 * Asks the shop's server for what the wallet needs. Nonces that no page for
 * everybody holds are fetched; those that are over are fetched anew, and the
 * request is sent once more.
 *
 * @param settings The page's.
 * @param http     Sends it.
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
		 * The session for a shopper whom the wallet knows.
		 *
		 * @param sealed  What the wallet has said of the shopper; null: nothing.
		 * @param timeout Milliseconds.
		 * @return Null when there is no answer.
		 */
		session: ( sealed: unknown, timeout: number ) =>
			session( endpoints.wallet_session, timeout, sealed ),
		/**
		 * As much of a session as the wallet needs to begin.
		 *
		 * @param timeout Milliseconds.
		 * @return Null when there is no answer.
		 */
		minimumSession: ( timeout: number ) =>
			session( endpoints.wallet_minimum_session, timeout ),
	};
};

export type WalletShop = ReturnType< typeof createWalletShop >;

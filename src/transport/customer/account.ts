import contract, { createResolver } from '../../contract';
import type { AddonSettings, PageSettings } from '../../contract/types';
import type { UserCheck } from '../../core/checkout/types';
import { createAdminAjax } from '../http/admin-ajax';
import { endpointUrl } from '../http/endpoint';
import type { Http } from '../http';
import { isObject, isText } from '../http/shape';

const { actions, endpoints, error_codes: codes, fields } = contract;

const CHECK_NONCE = 'check_user_exist_nonce';
const LOGIN_NONCE = '{commerce}_login_nonce';

export type LoginAnswer =
	| { ok: true }
	| {
			ok: false;
			/** Empty: no usable response, submit the form natively. */
			text: string;
	  };

const isExpired = ( data: unknown ): boolean =>
	isObject( data ) && data.code === codes.nonce_expired;

/**
 * Account requests. An expired nonce is renewed and the request retried.
 *
 * @param settings The page's settings.
 * @param http     HTTP client.
 *
 * @see spec 3.10, 3.11, 7.8, 7.9
 */
export const createAccounts = (
	settings: PageSettings & { addon: AddonSettings },
	http: Http
) => {
	const name = createResolver( settings.brands );
	const post = createAdminAjax( settings, http );
	let nonces: Record< string, unknown > = settings.addon;

	const renew = async () => {
		const url = endpointUrl( settings, name( endpoints.nonces ) );
		const answer = await http( {
			url: `${ url }&${ fields.nonces_for }=${ contract.settings_values.account_nonces }`,
			timeout: settings.fragments.timeout,
		} );
		if ( answer.ok && isObject( answer.value ) ) {
			nonces = answer.value;
		}
	};

	const ask = async (
		action: string,
		nonce: string,
		sent: Record< string, string >
	): Promise< unknown > => {
		const attempt = async () => {
			const security = nonces[ name( nonce ) ];
			const { data } = await post( name( action ), {
				...sent,
				[ fields.security ]: isText( security ) ? security : '',
			} );
			return data;
		};
		// The account page of a guest without a session has no nonce.
		if ( isText( nonces[ name( nonce ) ] ) ) {
			const data = await attempt();
			if ( ! isExpired( data ) ) {
				return data;
			}
		}
		await renew();
		return attempt();
	};

	return {
		/**
		 * Whether a user name or email address has an account.
		 *
		 * @return Null if unknown.
		 */
		check: async ( user: string ): Promise< UserCheck | null > => {
			const data = await ask( actions.check_user_exist, CHECK_NONCE, {
				[ fields.user_name_email ]: user,
			} );
			return isObject( data ) && ! isText( data.error )
				? {
						exists: data.success === true,
						loginAllowed: data.is_login_allowed === true,
				  }
				: null;
		},
		logIn: async (
			user: string,
			password: string,
			remember: boolean
		): Promise< LoginAnswer > => {
			const data = await ask( actions.login_user, LOGIN_NONCE, {
				[ fields.user_name_email ]: user,
				[ fields.password ]: password,
				...( remember ? { [ fields.remember ]: '1' } : {} ),
			} );
			if ( isObject( data ) && data.success === true ) {
				return { ok: true };
			}
			const text = isObject( data ) ? data.error : '';
			return { ok: false, text: isText( text ) ? text : '' };
		},
	};
};

export type Accounts = ReturnType< typeof createAccounts >;

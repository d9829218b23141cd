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
			/** Why; empty: the answer was none, and the form itself may get one. */
			text: string;
	  };

const isExpired = ( data: unknown ): boolean =>
	isObject( data ) && data.code === codes.nonce_expired;

/**
 * Asks the shop about accounts. A nonce that is over is fetched anew, and the
 * question asked once more.
 *
 * @param settings The page's.
 * @param http     Sends it.
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
		// The account page of a guest who has no session yet holds none.
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
		 * Whether a name or an email address has an account.
		 *
		 * @return Null when the shop does not say.
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

import { createResolver } from '../../contract';
import contract from '../../contract/contract.json';
import type { PageSettings } from '../../contract/types';
import type { Trouble } from '../../core/cart/failure';
import type { Http } from '.';
import { isObject } from './shape';

export type AjaxAnswer =
	| {
			ok: true;
			data: unknown;
			/** Total number of items, if the action reports it. */
			total: number | null;
	  }
	/** The server refused, possibly with a reason. */
	| { ok: false; trouble: 'refused'; data: unknown }
	| { ok: false; trouble: Trouble; data: null };

/** WordPress's `1`, a number in JSON. */
const isBareSuccess = ( value: unknown ): boolean => value === 1;

/**
 * Creates the function that calls an admin-ajax action.
 *
 * @param settings The page's settings.
 * @param http     HTTP client.
 *
 * @see spec 7.16
 */
export const createAdminAjax =
	(
		settings: Pick< PageSettings, 'ajax_url' | 'brands' | 'fragments' >,
		http: Http
	) =>
	async (
		action: string,
		fields: Readonly< Record< string, string > > = {}
	): Promise< AjaxAnswer > => {
		const answer = await http( {
			url: settings.ajax_url,
			body: new URLSearchParams( { ...fields, action } ),
			timeout: settings.fragments.timeout,
		} );
		if ( ! answer.ok ) {
			return { ok: false, trouble: answer.trouble, data: null };
		}
		const { value, headers } = answer;
		const { success = false, data = null } = isObject( value ) ? value : {};
		if ( ! success && ! isBareSuccess( value ) ) {
			return { ok: false, trouble: 'refused', data };
		}
		const header = createResolver( settings.brands )(
			contract.headers.total
		);
		const total =
			action === contract.actions.query_attachments
				? headers.get( header )
				: null;
		return {
			ok: true,
			data,
			total: total === null ? null : Number( total ),
		};
	};

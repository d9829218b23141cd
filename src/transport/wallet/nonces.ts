import contract, { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import { endpointUrl } from '../http/endpoint';

const { endpoints, fields, settings_values: values } = contract;

/**
 * Where the nonces of direct checkout are fetched that no page for everybody
 * holds.
 *
 * @param settings The page's.
 * @see spec 7.14, 7.15, field 8
 */
export const noncesAddress = ( settings: PageSettings ): string =>
	`${ endpointUrl(
		settings,
		createResolver( settings.brands )( endpoints.nonces )
	) }&${ fields.nonces_for }=${ values.wallet_nonces }`;

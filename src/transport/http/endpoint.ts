import contract from '../../contract';
import type { PageSettings } from '../../contract/types';

/** The URL of an endpoint. @see spec 7, readings 1 */
export const endpointUrl = (
	settings: Pick< PageSettings, 'endpoint_url' | 'endpoints' >,
	endpoint: string
): string =>
	settings.endpoint_url.replace(
		contract.endpoint_url.placeholder,
		settings.endpoints?.[ endpoint ] ?? endpoint
	);

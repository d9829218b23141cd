import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ExtraPage } from '../../../admin/settings/pages';
import { StatusPage } from '../page';

// The filter is applied when the settings screen is rendered, after this script
// has run.
addFilter(
	'vitrine.settingsPages',
	'vitrine/status',
	( pages: ExtraPage[] ): ExtraPage[] => [
		...pages,
		{ id: 'status', label: __( 'Status', 'vitrine' ), Page: StatusPage },
	]
);

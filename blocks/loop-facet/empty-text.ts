import { __ } from '@wordpress/i18n';

/** Message if a facet has nothing to show. */
export const emptyText = ( kind: string ): string => {
	switch ( kind ) {
		case 'taxonomy':
			return __(
				'A facet appears here when the listed content has terms of its taxonomy.',
				'vitrine'
			);
		case 'post_author':
		case 'post_year':
		case 'post_date':
			return __(
				'A facet appears here when there is published content.',
				'vitrine'
			);
		case 'meta':
			return __(
				'A facet appears here when the listed content has a custom field of numbers or dates that is registered for the REST API.',
				'vitrine'
			);
		default:
			return __(
				'A facet appears here when the list shows products.',
				'vitrine'
			);
	}
};

import { __, sprintf } from '@wordpress/i18n';
import { checkbox, h, input, labeled } from '../../dom';
import type { Variation } from '../types';
import { downloadRows } from './rows';

/** Fields for the downloads of a variation, shown if it is downloadable. */
export const variationDownloads = (
	variation: Variation,
	number: number,
	changed: () => void
): HTMLElement => {
	const of = ( label: string ) =>
		sprintf(
			/* translators: 1: field, 2: number of the variation. */
			__( '%1$s of variation %2$d', 'vitrine' ),
			label,
			number
		);
	const limit = ( name: 'download_limit' | 'download_expiry' ) => {
		const label =
			name === 'download_limit'
				? __( 'Download limit (leave empty for unlimited)', 'vitrine' )
				: __(
						'Download expiry in days (leave empty to never expire)',
						'vitrine'
				  );
		const field = input(
			variation[ name ],
			( value ) => {
				variation[ name ] = value;
				changed();
			},
			'numeric'
		);
		field.dataset.field = name;
		return h( 'label', {}, label, labeled( of( label ), field ) );
	};
	const part = h(
		'div',
		{ hidden: ! variation.downloadable },
		downloadRows(
			variation.downloads,
			( text ) => {
				variation.downloads = text;
				changed();
			},
			of
		),
		limit( 'download_limit' ),
		limit( 'download_expiry' )
	);
	const label = __( 'Downloadable', 'vitrine' );
	return h(
		'div',
		{},
		h(
			'label',
			{},
			labeled(
				of( label ),
				checkbox( variation.downloadable, ( value ) => {
					variation.downloadable = value;
					part.hidden = ! value;
					changed();
				} )
			),
			` ${ label }`
		),
		part
	);
};

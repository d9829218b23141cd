import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoopRange } from '../../src/islands/loop/facets/range';

/**
 * A sample of a facet whose values only some sites have; null: none.
 *
 * @param kind Kind of the facet.
 */
export const sampleOf = ( kind: string ): ReactNode =>
	kind === 'meta' ? (
		<LoopRange
			taxonomy=""
			type="number"
			label={ __( 'Custom field', 'vitrine' ) }
			labels={ {
				min: __( 'Minimum', 'vitrine' ),
				max: __( 'Maximum', 'vitrine' ),
			} }
			value=""
			low={ 0 }
			high={ 100 }
			open
			form=""
			name=""
			apply=""
		/>
	) : null;

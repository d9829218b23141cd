import contract from '../../../contract';
import { classes } from '../../../components/parts/classes';
import { Apply, fieldOf } from '../control';
import type { LoopFacetProps } from '../types';
import { Boxes } from './boxes';

const { markers } = contract;

interface Acts {
	onChoose?: ( slug: string, chosen: boolean ) => void;
}

/**
 * A facet of a listing: boxes of one taxonomy, several of which may be chosen.
 * Twin of `View\Loop\Facets\Facet`.
 *
 * @param props
 * @param props.onChoose
 */
export const LoopFacet = ( { onChoose, ...props }: LoopFacetProps & Acts ) => (
	<details
		className={ classes(
			'vitrine-loop-group',
			props.hides && 'vitrine-loop-group--hides'
		) }
		// As it was printed: whoever folds it is not overruled.
		open={ props.open }
	>
		<summary className="vitrine-loop-label">{ props.label }</summary>
		<fieldset aria-label={ props.label }>
			<Boxes
				options={ props.options }
				value={ props.value }
				field={ {
					...fieldOf(
						{ ...props, name: `${ props.name }[]` },
						'facet'
					),
					[ markers.loop_facet ]: props.taxonomy,
				} }
				onChoose={ ( slug, chosen ) => onChoose?.( slug, chosen ) }
			/>
			<Apply form={ props.form } apply={ props.apply } />
		</fieldset>
	</details>
);

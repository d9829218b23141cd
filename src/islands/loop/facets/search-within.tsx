import { useEffect, useRef } from '@wordpress/element';
import { classes } from '../../parts/classes';
import type { LoopFacetProps } from '../types';

interface Props {
	texts: NonNullable< LoopFacetProps[ 'search' ] >;
	/** Number of matches; null: no search. */
	found: number | null;
	onType: ( text: string ) => void;
}

/**
 * A search field for the values of a facet. Text typed before hydration counts.
 *
 * @param props
 * @param props.texts
 * @param props.found
 * @param props.onType
 */
export const SearchWithin = ( { texts, found, onType }: Props ) => {
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( field.current?.value ) {
			onType( field.current.value );
		}
	}, [ onType ] );
	return (
		<>
			<input
				ref={ field }
				type="search"
				className="vitrine-loop-facet-search"
				aria-label={ texts.label }
				placeholder={ texts.label }
				autoComplete="off"
				onChange={ ( { target } ) => onType( target.value ) }
			/>
			<p
				role="status"
				className={ classes(
					'vitrine-loop-facet-found',
					found !== 0 && 'screen-reader-text'
				) }
			>
				{ found === null
					? null
					: texts.found.replace( '%s', String( found ) ) }
			</p>
		</>
	);
};

import { FormTokenField } from '@wordpress/components';
import { useTerms } from './use-terms';

/**
 * Token field for terms of a taxonomy.
 *
 * @param props
 * @param props.label
 * @param props.taxonomy Name of the taxonomy.
 * @param props.chosen   Term ids.
 * @param props.onChange Called with term ids.
 */
export const TermsControl = ( {
	label,
	taxonomy,
	chosen,
	onChange,
}: {
	label: string;
	taxonomy: string;
	chosen: readonly number[];
	onChange: ( terms: number[] ) => void;
} ) => {
	const terms = useTerms( taxonomy );
	return (
		<FormTokenField
			label={ label }
			value={ terms
				.filter( ( { id } ) => chosen.includes( id ) )
				.map( ( { name } ) => name ) }
			suggestions={ terms.map( ( { name } ) => name ) }
			onChange={ ( names ) =>
				onChange(
					terms
						.filter( ( { name } ) => names.includes( name ) )
						.map( ( { id } ) => id )
				)
			}
		/>
	);
};

import { FormTokenField } from '@wordpress/components';
import { useTerms } from './use-terms';

/**
 * Some of a taxonomy's terms, by their names.
 *
 * @param props
 * @param props.label
 * @param props.taxonomy Whose terms.
 * @param props.chosen   Their ids.
 * @param props.onChange Gets ids.
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

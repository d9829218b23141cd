import { FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Choice } from '../../../core/settings/payments';
import { codeOf, nameOf } from '../../../core/settings/regions';
import { useStates } from './use-states';

interface Props {
	countries: Choice[];
	/** URL for the states of a country. */
	statesUrl: string;
	regions: string[];
	onChange: ( regions: string[] ) => void;
}

/** The countries and states of a zone, such as `United States: California`. */
export const ZoneRegions = ( {
	countries,
	statesUrl,
	regions,
	onChange,
}: Props ) => {
	const [ written, setWritten ] = useState( '' );
	// Suggest states once their country is typed.
	const begun = countries.filter(
		( { label } ) =>
			label.toLowerCase() ===
			written.split( ':' )[ 0 ]?.trim().toLowerCase()
	);
	const states = useStates( statesUrl, [
		...begun.map( ( { value } ) => value ),
		...regions
			.filter( ( one ) => one.includes( ':' ) )
			.map( ( one ) => one.slice( 0, 2 ) ),
	] );
	const suggestions = [
		...countries.map( ( { label } ) => label ),
		...begun.flatMap( ( { value, label } ) =>
			( states[ value ] ?? [] ).map(
				( state ) => `${ label }: ${ state.label }`
			)
		),
	];
	return (
		<FormTokenField
			label={ __( 'Countries and states', 'vitrine' ) }
			placeholder={
				regions.length ? '' : __( 'Rest of the world', 'vitrine' )
			}
			help={ __(
				'Enter a state after its country: “United States: California”.',
				'vitrine'
			) }
			value={ regions.map( ( one ) => nameOf( one, countries, states ) ) }
			suggestions={ suggestions }
			maxSuggestions={ 100 }
			onInputChange={ setWritten }
			onChange={ ( tokens ) =>
				onChange(
					tokens.flatMap(
						( token ) =>
							codeOf(
								typeof token === 'string' ? token : token.value,
								countries,
								states
							) ?? []
					)
				)
			}
			__experimentalValidateInput={ ( name ) =>
				codeOf( name, countries, states ) !== null
			}
		/>
	);
};

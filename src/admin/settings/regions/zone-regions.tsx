import { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Choice } from '../../../core/settings/payments';

const STATE = /^(.+): (.+)$/;

/** The countries of a zone, or states of them: `United States: CA`. */
export const ZoneRegions = ( {
	countries,
	regions,
	onChange,
}: {
	countries: Choice[];
	regions: string[];
	onChange: ( regions: string[] ) => void;
} ) => {
	const nameOf = ( region: string ) => {
		const [ code, state ] = region.split( /:(.*)/ );
		const name =
			countries.find( ( { value } ) => value === code )?.label ?? code;
		return state ? `${ name }: ${ state }` : name ?? '';
	};
	const codeOf = ( name: string ): string | undefined => {
		const whole = countries.find( ( { label } ) => label === name )?.value;
		const [ , country, state ] = STATE.exec( name ) ?? [];
		const code = countries.find( ( { label } ) => label === country )
			?.value;
		return (
			whole ??
			( code && state && `${ code }:${ state.trim().toUpperCase() }` )
		);
	};
	return (
		<FormTokenField
			label={ __( 'Countries and states', 'vitrine' ) }
			placeholder={
				regions.length ? '' : __( 'The rest of the world', 'vitrine' )
			}
			help={ __(
				'A state is written behind its country: “United States: CA”.',
				'vitrine'
			) }
			value={ regions.map( nameOf ) }
			suggestions={ countries.map( ( { label } ) => label ) }
			onChange={ ( tokens ) =>
				onChange(
					tokens.flatMap( ( token ) => {
						const code = codeOf(
							typeof token === 'string' ? token : token.value
						);
						return code ? [ code ] : [];
					} )
				)
			}
			__experimentalValidateInput={ ( name ) =>
				codeOf( name ) !== undefined && codeOf( name ) !== ''
			}
		/>
	);
};

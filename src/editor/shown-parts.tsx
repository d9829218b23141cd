import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props< Name extends string > {
	/** Attribute to what the owner reads, in the order of the panel. */
	parts: readonly ( readonly [ Name, string ] )[];
	attributes: Readonly< Record< Name, boolean > >;
	onChange: ( change: Partial< Record< Name, boolean > > ) => void;
	children?: ReactNode;
}

/**
 * The panel that says which parts of a block are shown.
 *
 * @param props
 * @param props.parts
 * @param props.attributes
 * @param props.onChange
 * @param props.children   Further controls.
 */
export const ShownParts = < Name extends string >( {
	parts,
	attributes,
	onChange,
	children,
}: Props< Name > ) => (
	<PanelBody title={ __( 'Content', 'vitrine' ) }>
		{ parts.map( ( [ name, label ] ) => (
			<ToggleControl
				key={ name }
				label={ label }
				checked={ attributes[ name ] }
				onChange={ ( on ) =>
					onChange( { [ name ]: on } as Partial<
						Record< Name, boolean >
					> )
				}
			/>
		) ) }
		{ children }
	</PanelBody>
);

import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props< Name extends string > {
	/** Attribute and label, in display order. */
	parts: readonly ( readonly [ Name, string ] )[];
	attributes: Readonly< Record< Name, boolean > >;
	onChange: ( change: Partial< Record< Name, boolean > > ) => void;
	children?: ReactNode;
}

/**
 * Panel with toggles for the parts of a block.
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

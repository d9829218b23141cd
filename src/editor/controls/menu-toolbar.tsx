import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';

interface Props< Value extends string > {
	icon: ComponentProps< typeof ToolbarDropdownMenu >[ 'icon' ];
	/** What is chosen. */
	label: string;
	value: Value;
	choices: ReadonlyArray< { value: Value; label: string } >;
	onChange: ( value: Value ) => void;
}

/**
 * What owners change most of a block, in its toolbar: one of many, in a menu.
 *
 * @param props
 * @param props.icon
 * @param props.label
 * @param props.value
 * @param props.choices
 * @param props.onChange
 */
export const MenuToolbar = < Value extends string >( {
	icon,
	label,
	value,
	choices,
	onChange,
}: Props< Value > ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ icon }
				label={ label }
				controls={ choices.map( ( choice ) => ( {
					title: choice.label,
					role: 'menuitemradio' as const,
					isActive: choice.value === value,
					onClick: () => onChange( choice.value ),
				} ) ) }
			/>
		</ToolbarGroup>
	</BlockControls>
);

/**
 * The number of columns, in the toolbar.
 *
 * @param props
 * @param props.columns
 * @param props.most     How many there may be.
 * @param props.onChange
 */
export const ColumnsToolbar = ( {
	columns,
	most,
	onChange,
}: {
	columns: number;
	most: number;
	onChange: ( columns: number ) => void;
} ) => (
	<MenuToolbar
		icon="columns"
		label={ __( 'Columns', 'vitrine' ) }
		value={ String( columns ) }
		choices={ Array.from( { length: most }, ( _one, index ) => ( {
			value: String( index + 1 ),
			label: sprintf(
				/* translators: %d: number of columns. */
				_n( '%d column', '%d columns', index + 1, 'vitrine' ),
				index + 1
			),
		} ) ) }
		onChange={ ( value ) => onChange( Number( value ) ) }
	/>
);

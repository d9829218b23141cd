import {
	Button,
	ColorIndicator,
	ColorPalette,
	Dropdown,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import type { Palette } from '../../../core/settings/types';
import { useSettingsContext } from '../state/context';
import type { ControlProps } from './props';

const FIRST = '#000000';

const OneColor = ( {
	number,
	color,
	palettes,
	onChange,
	onRemove,
}: {
	number: number;
	color: string;
	palettes: Palette[];
	onChange: ( color: string ) => void;
	onRemove: () => void;
} ) => (
	<Dropdown
		popoverProps={ { placement: 'bottom-start' } }
		contentClassName="vitrine-colors__picker"
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				onClick={ onToggle }
				aria-expanded={ isOpen }
				label={ sprintf(
					/* translators: 1: place in a list, 2: a color. */
					__( 'Color %1$d: %2$s', 'vitrine' ),
					number,
					color
				) }
				showTooltip
				__next40pxDefaultSize
			>
				<ColorIndicator colorValue={ color } />
			</Button>
		) }
		renderContent={ ( { onClose } ) => (
			<>
				<ColorPalette
					colors={ palettes }
					value={ color }
					onChange={ ( next = color ) => onChange( next ) }
					clearable={ false }
				/>
				<Button
					variant="tertiary"
					isDestructive
					onClick={ () => {
						onRemove();
						onClose();
					} }
					__next40pxDefaultSize
				>
					{ __( 'Remove this color', 'vitrine' ) }
				</Button>
			</>
		) }
	/>
);

const FromTheme = ( {
	palettes,
	onChange,
}: {
	palettes: Palette[];
	onChange: ( colors: string[] ) => void;
} ) => (
	<Dropdown
		popoverProps={ { placement: 'bottom-start' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				variant="secondary"
				onClick={ onToggle }
				aria-expanded={ isOpen }
				__next40pxDefaultSize
			>
				{ __( 'Use a theme palette', 'vitrine' ) }
			</Button>
		) }
		renderContent={ ( { onClose } ) =>
			palettes.map( ( { name, colors }, index ) => (
				<Button
					key={ index }
					className="vitrine-colors__palette"
					onClick={ () => {
						onChange( colors.map( ( { color } ) => color ) );
						onClose();
					} }
					__next40pxDefaultSize
				>
					<span aria-hidden="true">
						{ colors.slice( 0, 6 ).map( ( { color }, place ) => (
							<ColorIndicator
								key={ place }
								colorValue={ color }
							/>
						) ) }
					</span>
					{ name }
				</Button>
			) )
		}
	/>
);

/** A list of colors, which may be copied from the theme's palettes. */
export const Colors = ( {
	field,
	value,
	help,
	onChange,
}: ControlProps< string[] > ) => {
	const { palettes } = useSettingsContext().data;
	const id = useInstanceId( Colors, 'vitrine-colors' );
	return (
		<div
			role="group"
			aria-labelledby={ `${ id }-label` }
			aria-describedby={ `${ id }-help` }
		>
			<div id={ `${ id }-label` } className="vitrine-setting__label">
				{ field.label }
			</div>
			<div className="vitrine-colors">
				{ value.map( ( color, index ) => (
					<OneColor
						key={ index }
						number={ index + 1 }
						color={ color }
						palettes={ palettes }
						onChange={ ( next ) =>
							onChange( value.with( index, next ) )
						}
						onRemove={ () =>
							onChange( value.toSpliced( index, 1 ) )
						}
					/>
				) ) }
				<Button
					variant="secondary"
					disabled={ value.length >= field.max }
					accessibleWhenDisabled
					onClick={ () =>
						onChange( [ ...value, value.at( -1 ) ?? FIRST ] )
					}
					__next40pxDefaultSize
				>
					{ __( 'Add color', 'vitrine' ) }
				</Button>
				{ palettes.length > 0 && (
					<FromTheme
						palettes={ palettes }
						onChange={ ( colors ) =>
							onChange( colors.slice( 0, field.max ) )
						}
					/>
				) }
			</div>
			<div id={ `${ id }-help` } className="vitrine-setting__help">
				{ help }
			</div>
		</div>
	);
};

import { Notice, PanelBody, Panel as Panels } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { previewStore } from '@vitrine/preview-store';
import { webFontsUrl } from '../../core/preview/web-fonts';
import { familyNames } from '../../core/preview/css';
import { Colors } from './colors';
import type { PanelData } from './data';
import { Finish, type ActionResult } from './finish';
import { Fonts } from './fonts';
import { Frame } from './frame';
import { Identity } from './identity';
import { usePreview } from './use-preview';

/** Whether a previewed font is not available on the site. */
const isFontMissing = (
	{ service, fonts }: PanelData,
	typography: Parameters< typeof webFontsUrl >[ 1 ]
) =>
	webFontsUrl(
		service,
		typography,
		fonts.flatMap( ( { family } ) => familyNames( family ).slice( 0, 1 ) )
	) !== '';

const Classic = () => (
	<Notice status="info" isDismissible={ false }>
		{ __(
			'Your theme manages its colors and fonts in the Customizer. You can try them here, but only the logo and the title can be applied. Set colors and fonts under Appearance → Customize.',
			'vitrine'
		) }
	</Notice>
);

const MissingFont = ( { url }: { url: string } ) => (
	<Notice
		status="warning"
		isDismissible={ false }
		actions={
			url ? [ { label: __( 'Install fonts', 'vitrine' ), url } ] : []
		}
	>
		{ __(
			'One of these fonts is not installed, so visitors would see a different one. Install it first or choose a font from the list.',
			'vitrine'
		) }
	</Notice>
);

/**
 * The site in an iframe with the preview's controls.
 *
 * @see spec 2.10, 3.14, 4.15
 */
export const Panel = ( { data }: { data: PanelData } ) => {
	const { frame, isReady, send, finish } = usePreview( data );
	const [ result, setResult ] = useState< ActionResult | null >( null );
	const { previewed, colors, typography, logo, isTitleShown, refused } =
		useSelect(
			( select ) => {
				const store = select( previewStore );
				return {
					previewed: store.getPreviewed(),
					colors: store.getColors(),
					typography: store.getTypography(),
					logo: store.getLogo(),
					isTitleShown: store.getTitleShown() ?? data.title_shown,
					refused: store.getRefused(),
				};
			},
			[ data ]
		);
	const isMissing = isFontMissing( data, typography );
	return (
		<div className="vitrine-preview" data-ready={ isReady }>
			<div className="vitrine-preview__controls">
				{ result && (
					<Notice { ...result } onRemove={ () => setResult( null ) }>
						{ result.text }
					</Notice>
				) }
				{ refused && (
					<Notice status="error" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: technical name of a value. */
							__(
								'This cannot be shown: %s is not a safe value.',
								'vitrine'
							),
							refused.field
						) }
					</Notice>
				) }
				{ ! data.global_styles && <Classic /> }
				{ isMissing && <MissingFont url={ data.fonts_url } /> }
				<Panels>
					{ data.palette.length > 0 && (
						<PanelBody title={ __( 'Colors', 'vitrine' ) }>
							<Colors
								data={ data }
								colors={ colors }
								onChange={ ( next ) =>
									send( {
										param: 'colorPalette',
										data: { colors: next },
									} )
								}
							/>
						</PanelBody>
					) }
					<PanelBody title={ __( 'Fonts', 'vitrine' ) }>
						<Fonts
							fonts={ data.fonts }
							typography={ typography }
							onChange={ ( next ) =>
								send( { param: 'siteTypography', data: next } )
							}
						/>
					</PanelBody>
					<PanelBody title={ __( 'Logo and title', 'vitrine' ) }>
						<Identity
							logo={ logo }
							isTitleShown={ isTitleShown }
							onLogo={ ( next ) =>
								send( { param: 'siteLogo', data: next } )
							}
							onTitle={ ( next ) =>
								send( { param: 'siteTitle', data: next } )
							}
						/>
					</PanelBody>
				</Panels>
				<Finish
					data={ data }
					previewed={ previewed }
					isBlocked={ isMissing || refused !== null }
					onDone={ finish }
					onResult={ setResult }
				/>
			</div>
			<Frame url={ data.url } frame={ frame } />
		</div>
	);
};

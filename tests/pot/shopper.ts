/**
 * Which texts shoppers read. Their translations ship with the plugin
 * (languages/*.po); texts for owners are translated by language packs.
 */

/** Code whose texts only owners read. Everything else is for shoppers. */
const OWNERS = [
	'plugin\\.php',
	'blocks/[^/]+/(block\\.json|.*\\.tsx?)',
	'src/(admin|editor)/.*',
	'includes/Modules/(PreviewPanel|SearchService|Status)/.*',
	'src/modules/(preview-panel|status)/.*',
	'includes/(Blocks\\.php|(Editor|Move|Setup|Support)/.*)',
	'includes/Templates/(PatternCatalog|TemplatePatterns|Classic/MenuItems)\\.php',
	// Default texts are for shoppers, as long as the owner has not changed them.
	'includes/Settings/(?!StandardTexts\\.php).*',
	'includes/Site/(Preview/.*|StickyHeader\\.php)',
	'includes/Modules/[^/]+/Report/.*',
	'includes/Commerce/Rules/Orders/OriginLabels\\.php',
	'includes/Commerce/Builtin/(Admin|Outbox|Products)/.*',
	'includes/Commerce/Builtin/Checkout/ByHand/.*',
	'includes/Commerce/Builtin/Coupons/CouponStore\\.php',
	'includes/Commerce/Builtin/Downloads/(Files|Permissions)/.*',
	'includes/Commerce/Builtin/Regions/Tax/.*',
	'includes/Commerce/Builtin/Payment/(Refunds|Remote)/.*',
	'includes/Commerce/Builtin/Payment/Stripe/StripeWebhook\\.php',
	'includes/Commerce/[^/]+/Health/.*',
	'includes/Commerce/WooCommerce/Catalog/Facets/Swatches\\.php',
	'includes/Modules/[^/]+/(\\w*Settings|Module|\\w*Requirements|\\w+Status)\\.php',
];

const OF_OWNERS = new RegExp( `^(${ OWNERS.join( '|' ) })$` );

/** Built files, which are listed with their sources. */
const BUILT = /^build\//;

/**
 * Whether shoppers read the texts of a source file.
 *
 * @param file Path relative to the plugin.
 */
export const printsToShoppers = ( file: string ): boolean =>
	! BUILT.test( file ) && ! OF_OWNERS.test( file );

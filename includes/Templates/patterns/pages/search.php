<?php
/**
 * Pattern: product search results.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/breadcrumbs {"align":"wide"} /-->

<!-- wp:query-title {"type":"search","align":"wide"} /-->

<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:search {"label":"<?php esc_html_e( 'Search products', 'vitrine' ); ?>","showLabel":false,"width":32,"widthUnit":"rem","buttonText":"<?php esc_html_e( 'Search', 'vitrine' ); ?>","query":{"post_type":"<?php echo esc_attr( \Vitrine\Plugin::engine()->content_types()['post_type'] ); ?>"}} /--></div>
<!-- /wp:group -->

<!-- wp:vitrine/product-listing {"align":"wide","inherit":true} /-->

<?php
/**
 * Pattern: account page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/account {"align":"wide"} /-->

<!-- wp:vitrine/product-listing {"align":"wide","title":<?php echo wp_json_encode( __( 'Recently viewed', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"collection":"recently-viewed","layout":"carousel","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":13} /-->

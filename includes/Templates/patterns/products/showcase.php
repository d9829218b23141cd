<?php
/**
 * Pattern: product page with large images.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/breadcrumbs {"align":"wide"} /-->

<!-- wp:vitrine/product {"align":"wide"} -->
<!-- wp:vitrine/product-gallery {"galleryLayout":"grid"} /-->

<!-- wp:vitrine/product-summary -->
<!-- wp:vitrine/product-price /-->

<!-- wp:vitrine/product-title /-->

<!-- wp:vitrine/product-short-description /-->

<!-- wp:vitrine/product-form /-->

<!-- wp:vitrine/product-stock /-->
<!-- /wp:vitrine/product-summary -->

<!-- wp:vitrine/product-details {"layout":"tabs","showReviews":true,"className":"is-style-wide"} /-->

<!-- wp:vitrine/product-sticky-bar /-->
<!-- /wp:vitrine/product -->

<!-- wp:vitrine/product-listing {"align":"wide","title":<?php echo wp_json_encode( __( 'Pairs well with', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"collection":"upsells","layout":"carousel","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":15} /-->

<!-- wp:vitrine/product-listing {"align":"wide","collection":"related","title":<?php echo wp_json_encode( __( 'You may also like', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":16} /-->
